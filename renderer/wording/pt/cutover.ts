/** Words of the cutover: two sources around a change of API. */
export const cutover = {
  title: {
    reading: "Transição",
    none: "Nenhuma transição nos eventos armazenados",
    gap: {
      "to-cloud": "Os eventos passaram para a nuvem com uma lacuna de {{duration}}",
      "to-onprem": "Os eventos passaram para o cliente local com uma lacuna de {{duration}}",
    },
    overlap: {
      "to-cloud": "Os eventos passaram para a nuvem e se sobrepuseram",
      "to-onprem": "Os eventos passaram para o cliente local e se sobrepuseram",
    },
  },
  lead: "A última mudança de API: quando os eventos de uma deixaram de chegar aqui e quando os da outra começaram.",
  number: "Número",
  noNumbers: "Este espaço de trabalho ainda não tem números. Adicione um para distinguir os eventos dele.",
  addNumber: "Adicionar um número",
  none: "Nenhuma transição nos eventos armazenados de {{spoken}}. Ela aparece aqui quando tiverem chegado eventos das duas APIs.",
  noneDo: "Testar webhooks",
  gap: "lacuna {{duration}}",
  noGap: "sem lacuna",
  overlap: "sobreposição",
  lanes: { onPremises: "Cliente local", cloud: "Nuvem" },
  last: {
    "to-cloud": "último evento do cliente local {{time}}",
    "to-onprem": "último evento da nuvem {{time}}",
  },
  first: {
    "to-cloud": "primeiro evento da nuvem {{time}}",
    "to-onprem": "primeiro evento do cliente local {{time}}",
  },
  direction: {
    "to-cloud": "Do cliente local para a nuvem",
    "to-onprem": "Da nuvem para o cliente local",
  },
  says: {
    "to-cloud":
      "O último evento do cliente local que chegou aqui veio {{duration}} antes do primeiro evento da nuvem que chegou aqui.",
    "to-onprem":
      "O último evento da nuvem que chegou aqui veio {{duration}} antes do primeiro evento do cliente local que chegou aqui.",
  },
  saysOverlap_one:
    "{{count}} evento da API anterior chegou depois do primeiro da nova. As duas APIs enviaram por um tempo.",
  saysOverlap_other:
    "{{count}} eventos da API anterior chegaram depois do primeiro da nova. As duas APIs enviaram por um tempo.",
  honest:
    "Apenas eventos que chegaram a este computador. O que qualquer uma das APIs enviou a outro lugar, ou não enviou, não é mostrado.",
  table: "Eventos das duas fontes",
  tableShow: "Mostrar como tabela",
  tableHide: "Ocultar a tabela",
  column: { lane: "Fonte", at: "Chegada", event: "Evento" },
  open: "Abrir o evento {{id}}",
  marks_one: "{{lane}}: {{count}} evento",
  marks_other: "{{lane}}: {{count}} eventos",
} as const;
