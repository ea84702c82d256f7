import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { strip as english } from "../en/strip.ts";

/** Textos de las franjas al pie de la ventana: la de un traspaso abierto y la de su propia pantalla. */
export const strip = {
  label: "Migração em aberto",
  safety: "Segurança desta migração",
  open: "Mostrar migração",
  more_one: "e mais {{count}}",
  more_other: "e mais {{count}}",
  nothingMoved: { title: "Nada foi movido", text: "O número continua onde está." },
  sent: { title: "Possível tempo de inatividade:", text: "Mensagens enviadas agora podem se perder." },
  moved: { title: "Movido", text: "As etapas restantes vêm em seguida." },
  notThere: { title: "Não está no destino", text: "As duas APIs são verificadas novamente." },
  reported: { title: "Localização informada por você", text: "A plataforma não a confirmou." },
  unknown: {
    title: "Localização desconhecida",
    for: "Desconhecida há",
    since: "Desconhecida desde {{time}}",
    next: "Próxima verificação em",
    checking: "Verificando agora",
    paused: "Verificações pausadas: cofre bloqueado",
    text: "Mensagens podem se perder.",
    copied: "Pode ter sido movido de outro lugar depois da cópia.",
  },
  backup: {
    title: "Backup criptografado",
    none: "Nenhum backup ainda",
    before: "Feito antes que o número seja movido.",
  },
  checked: { title: "As duas APIs verificadas" },
  attempts: {
    title_one: "Resta {{count}} tentativa",
    title_other: "Restam {{count}} tentativas",
    text: "Em 72 h",
  },
  requests: {
    title_one: "Enviada {{count}} vez",
    title_other: "Enviada {{count}} vezes",
    text: "Reenviada apenas se você pedir.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
