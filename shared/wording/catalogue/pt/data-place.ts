import type { dataPlace as english } from "../en/data-place.ts";
import type { TranslationOf } from "../words.ts";

/** Why the data folder, or the folder that all data folders share, can't be where it is. */
export const dataPlace = {
  title: "A pasta de dados não pode ficar lá",
  data: {
    network:
      "A pasta de dados {{folder}} está em uma unidade de rede ({{name}}, {{at}}). Outros computadores não veem os bloqueios do Switchover lá, e o que ele salva pode se perder.",
    synced:
      "A pasta de dados {{folder}} está em uma pasta que {{name}} sincroniza ({{at}}). Ele copiaria arquivos no meio de uma alteração e colocaria versões antigas de volta.",
  },
  state: {
    network:
      "A pasta {{folder}}, onde o Switchover conta registros e migrações em aberto, está em uma unidade de rede ({{name}}, {{at}}). Outros computadores não veem os bloqueios do Switchover lá.",
    synced:
      "A pasta {{folder}}, onde o Switchover conta registros e migrações em aberto, está em uma pasta que {{name}} sincroniza ({{at}}). Ele colocaria contagens antigas de volta.",
  },
  works: "Nada foi gravado nem enviado.",
  next: {
    data: "Escolha uma pasta em um disco local com --data-dir. Se esta pasta está em uso, feche o Switchover em todos os computadores, mova a pasta inteira para um disco local e escolha-a lá: uma migração em aberto então continua.",
    state:
      "Mova o seu perfil para um disco local. No Linux, em vez disso, defina XDG_STATE_HOME com uma pasta em um disco local.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
