/** Texts of the first start. */
export const start = {
  title: "Mova um número comercial para a nuvem, ou de volta, e comprove que ele funciona.",
  lead: "O Switchover move um número de cada vez entre o seu cliente local e a API de nuvem. Ele mostra onde o número está, até onde isso está confirmado, e como.",
  office: "O seu escritório",
  cloud: "A nuvem",
  practise: { do: "Começar com a prática", goOn: "Continuar a prática" },
  own: { do: "Conectar um número real" },
  about: "Onde os dados são armazenados",
  points: {
    checks: {
      title: "Verificações primeiro",
      text: "Verificações prévias antes que algo seja movido. Todas elas apenas leem.",
    },
    safe: {
      title: "Seguro até você decidir",
      text: "Um ponto sem volta marcado. Pare antes dele, e o número não foi movido.",
    },
    proof: {
      title: "Termina com comprovação",
      text: "Uma mensagem que chega e uma resposta que é entregue, ambas registradas.",
    },
  },
} as const;
