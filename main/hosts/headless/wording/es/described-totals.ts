import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { describedTotals as english } from "../en/described-totals.ts";

export const describedTotals = {
  totals: "qué llegó por hora, día o semana, también de eventos eliminados",
  totalsBy: "qué abarca cada línea",
  totalsSince: "desde este momento; una fecha empieza a medianoche en la zona",
  totalsZone: "la zona horaria de horas y días, como Europe/Madrid; por defecto: la de este equipo",
  totalsNumber: "solo lo que corresponde al número con este ID de número de teléfono",
  totalsWorkspace: "solo lo que recibió el receptor de este espacio de trabajo",
} as const satisfies TranslationOf<"es", typeof english>;
