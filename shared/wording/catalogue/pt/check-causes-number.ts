import type { numberCauses as english } from "../en/check-causes-number.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to fix it. */
export const numberCauses = {
  "serves-another-number": {
    happened: "O cliente local atende um número diferente do que está no plano.",
    remedy:
      "Aponte onPrem.baseUrl no plano para o cliente deste número. Cada número precisa do próprio cliente.",
  },
  "webhook-url-missing": {
    happened: "O cliente local não tem URL de callback, então não consegue entregar mensagens.",
    remedy: "Defina a URL de callback nas configurações de aplicativo do cliente e verifique novamente.",
  },
  "webhook-not-https": {
    happened: "A URL de callback do cliente não começa com https://.",
    remedy: "Defina uma URL https:// nas configurações de aplicativo do cliente.",
  },
  "queue-not-visible": {
    happened: "O cliente não informa quantas mensagens e callbacks ainda esperam.",
    remedy:
      "Pare de enviar e espere até que as últimas notificações de status cheguem antes de mover o número.",
  },
  "callbacks-not-kept": {
    happened: "Os callbacks que esperam no cliente se perdem quando ele reinicia.",
    remedy:
      "Pare de enviar e espere até que as últimas notificações cheguem. Ative callback_persist se continuar usando o cliente.",
  },
  "not-in-account": {
    happened: "A conta comercial não contém este número.",
    remedy:
      "Compare number.phoneNumberId e cloud.businessAccountId no plano com o gerenciador de números da plataforma. Transferir um número entre contas é outro procedimento.",
  },
  "id-differs": {
    happened: "A conta lista este número com um ID diferente.",
    remedy: "Defina o ID mostrado aqui no plano como number.phoneNumberId.",
  },
  "number-differs": {
    happened: "O ID no plano pertence a um número diferente.",
    remedy:
      "Corrija number.phoneNumberId, ou number.cc e number.phoneNumber, para que indiquem o mesmo número.",
  },
  "number-not-found": {
    happened: "A nuvem não mostra esse número a este token.",
    remedy: "Verifique number.phoneNumberId no plano e se o token tem acesso à conta.",
  },
  "already-on-target": {
    happened: "O número já está onde você quer colocá-lo.",
    remedy:
      "Você pode continuar: a movimentação em si é ignorada ou confirmada, e as etapas restantes são feitas.",
  },
  "sides-contradict": {
    happened: "A nuvem e o cliente local discordam sobre a localização do número.",
    remedy:
      "Espere alguns minutos e verifique novamente: um dos dois pode demorar a se atualizar. Se persistir, verifique ambos antes de continuar.",
  },
  "not-registered-anywhere": {
    happened: "Nem a nuvem nem o cliente local informam o número como registrado.",
    remedy:
      "Um registro anterior pode estar incompleto. Primeiro registre o número onde ele deve estar; caso contrário, não há backup para mover.",
  },
  "number-banned": {
    happened: "A plataforma baniu o número.",
    remedy: "Peça uma análise à plataforma. O número não pode ser movido até que o banimento seja retirado.",
  },
  "number-deleted": {
    happened: "O número foi excluído da conta.",
    remedy: "Adicione-o de novo à conta no gerenciador de números da plataforma e verifique novamente.",
  },
  "number-migrated": {
    happened: "A nuvem informa que o número foi transferido para outra conta.",
    remedy: "Encontre a conta que o tem agora e defina os IDs dessa conta no plano.",
  },
  "number-restricted": {
    happened: "A plataforma restringiu ou sinalizou o número.",
    remedy:
      "Veja no gerenciador de números da plataforma o motivo e se esperar ajuda. Um número restrito pode ser rejeitado.",
  },
  "status-not-known": {
    happened: "A plataforma informa um status do número que o Switchover não conhece.",
    remedy: "Antes de continuar, veja no gerenciador de números da plataforma o que ele significa.",
  },
  "sending-blocked": {
    happened: "A plataforma bloqueia o envio por este número.",
    remedy:
      "Veja no gerenciador de números da plataforma qual parte está bloqueada: número, conta, empresa ou app. Enquanto o número está no local, só isso já pode ser o motivo.",
  },
  "sending-limited": {
    happened: "A plataforma limita o envio por este número.",
    remedy:
      "Veja no gerenciador de números da plataforma o que falta, como uma forma de pagamento ou uma verificação.",
  },
  "sending-not-known": {
    happened: "O Switchover não conhece o que a plataforma informa para o envio deste número.",
    remedy: "Antes de continuar, veja no gerenciador de números da plataforma o que ela significa.",
  },
  "sandbox-mode": {
    happened: "O número está em modo de avaliação.",
    remedy: "Continue apenas se pretende mover um número de avaliação.",
  },
  "quality-low": {
    happened: "A classificação de qualidade do número é baixa.",
    remedy: "Você pode continuar, mas é melhor enviar menos e esperar até que a classificação se recupere.",
  },
  "not-verified": {
    happened: "O número não está verificado na nuvem.",
    remedy:
      "Verifique-o primeiro no gerenciador de números da plataforma, ou esteja pronto para isso se o registro for rejeitado.",
  },
  "name-not-approved": {
    happened: "O nome de exibição não está aprovado.",
    remedy: "Espere a aprovação e baixe o certificado novamente.",
  },
  "name-differs": {
    happened: "A nuvem mostra um nome de exibição diferente do plano.",
    remedy: "Corrija number.displayName no plano, ou descubra por que o nome é diferente antes de continuar.",
  },
  "account-locked": {
    happened: "O número ou a conta dele está bloqueado.",
    remedy:
      "Peça ao suporte da plataforma que retire o bloqueio. Tentar novamente faz com que ele dure mais.",
  },
  "policy-block": {
    happened: "A plataforma bloqueou a conta por violação de política.",
    remedy: "Leia os alertas da conta no gerenciador da plataforma e peça uma análise.",
  },
  "pin-refused-before": {
    happened: "Este mesmo PIN já foi rejeitado para este número antes.",
    remedy:
      "Encontre o PIN certo, ou redefina-o com um valor diferente onde o número está agora, e defina esse no plano.",
  },
  "pin-refused-elsewhere": {
    happened: "Um PIN foi rejeitado para este número a partir de outra pasta de dados.",
    remedy:
      "Certifique-se de que o seu é diferente, ou redefina o PIN onde o número está agora. A migração pede que você digite que é um PIN diferente.",
  },
  "pin-not-given": {
    happened: "O plano não contém PIN.",
    remedy:
      "Defina-o como number.pin, ou certifique-se de que a confirmação em duas etapas está desativada para o número.",
  },
  "attempts-spent": {
    happened: "Não restam tentativas para este número.",
    remedy: "Espere até a hora mostrada aqui. Mais tentativas bloqueariam o registro por outras 72 h.",
  },
  "attempts-low": {
    happened: "Restam poucas tentativas para este número.",
    remedy:
      "Certifique-se do PIN antes de continuar, ou espere até que as tentativas anteriores tenham mais de 72 h.",
  },
  "not-base64": {
    happened:
      "O certificado não é texto base64, então não pode ser decodificado aqui. Ele é enviado como está.",
    remedy: "Copie-o novamente do gerenciador de números da plataforma, inteiro e sem alterações.",
  },
  "not-a-certificate": {
    happened:
      "O certificado não pode ser interpretado como um certificado de registro. Ele é enviado como está.",
    remedy: "Certifique-se de que é o certificado do número e não o de um servidor, e copie-o novamente.",
  },
  "cert-of-another-number": {
    happened: "O certificado parece ser de um número diferente.",
    remedy: "Baixe o certificado deste número no gerenciador de números da plataforma.",
  },
  "cert-number-unclear": {
    happened:
      "O certificado contém dígitos que podem ser um número diferente ou não ser um número de telefone.",
    remedy: "Certifique-se de que você o baixou para este número e continue.",
  },
  "cert-name-differs": {
    happened: "O certificado parece conter um nome de exibição diferente.",
    remedy: "Baixe o certificado novamente; um mais antigo tem o nome da época.",
  },
  "throughput-drops": {
    happened: "O número tem taxa de transferência alta na nuvem e a perde com 1 fragmento.",
    remedy: "Planeje 2 ou mais fragmentos em number.shards se precisar dessa taxa de transferência.",
  },
  "shards-not-connected": {
    happened: "Nem todos os fragmentos do cliente local estão conectados.",
    remedy: "Reconecte os core apps que faltam antes de mover o número, para que o backup fique completo.",
  },
  "too-few-nodes": {
    happened: "O cluster tem core apps de menos para a quantidade de fragmentos.",
    remedy: "Adicione core apps até que haja 1 a mais do que fragmentos, ou planeje menos fragmentos.",
  },
  "not-a-cluster": {
    happened: "O cliente funciona como um único nó e aceita apenas 1 fragmento.",
    remedy: "Configure primeiro o cliente como cluster, ou planeje 1 fragmento.",
  },
  "other-apps-subscribed": {
    happened: "Outros apps além do seu vão receber as mensagens da conta.",
    remedy:
      "Se você não conhece um deles, cancele a inscrição dele no gerenciador da plataforma antes de mover o número.",
  },
  "override-would-be-lost": {
    happened: "A conta tem a própria URL de callback. Inscrever o seu app a remove.",
    remedy:
      "Obtenha com o dono dela a URL completa e o token de verificação, para definir ambos novamente após a migração. Ou faça da URL de callback do próprio app a certa.",
  },
  "number-callback-set": {
    happened: "O número tem a própria URL de callback, que tem precedência sobre a do seu app.",
    remedy: "Antes de mover o número, certifique-se de que ela ainda é a certa, ou remova-a.",
  },
  "no-callback": {
    happened: "Nenhuma URL de callback está definida, então as notificações não iriam a lugar nenhum.",
    remedy: "Defina uma URL de callback para o seu app no painel de apps da plataforma.",
  },
  "same-endpoint": {
    happened: "As duas APIs entregam na mesma URL, em formatos diferentes.",
    remedy:
      "Dê a cada API a própria URL, ou certifique-se de que o app por trás dela entende os dois formatos.",
  },
  "country-code-repeated": {
    happened: "O número nacional começa com o código do país, então o código aparece duas vezes.",
    remedy: "Remova o código do país de number.phoneNumber; ele deve estar apenas em number.cc.",
  },
  "trunk-prefix": {
    happened: "O número nacional tem um prefixo que só é discado dentro do país.",
    remedy: "Remova o prefixo de number.phoneNumber: escreva o número como ele é discado do exterior.",
  },
  "number-invalid": {
    happened: "O número não se encaixa em nenhum plano de numeração que o Switchover conhece.",
    remedy: "Compare number.cc e number.phoneNumber com o número como a plataforma o mostra.",
  },
  "disk-low": {
    happened: "Há menos de 50 MB livres no disco da pasta de dados.",
    remedy: "Libere espaço, ou escolha uma pasta de dados em outro disco com --data-dir.",
  },
  "folder-read-only": {
    happened: "Nada pode ser gravado na pasta de dados: para este usuário ela é somente leitura.",
    remedy: "Permita que este usuário grave na pasta ou escolha outra pasta de dados com --data-dir.",
  },
  "folder-moved": {
    happened:
      "Esta pasta de dados foi marcada como transferida para outro lugar: nada é iniciado nem continuado aqui.",
    remedy:
      "Continue onde a cópia foi restaurada. Se ela não foi restaurada em lugar nenhum, remova a marca com switchover data stay.",
  },
  "vault-damaged": {
    happened: "O cofre não pode ser lido. Nada nele foi excluído.",
    remedy: "Restaure a pasta de dados a partir do seu próprio backup, ou inicie com outra pasta de dados.",
  },
  "vault-changed": {
    happened: "A chave do cofre foi substituída depois que o cofre foi criado. Nada nele foi excluído.",
    remedy: "Coloque a pasta de dados original no lugar, ou inicie com outra.",
  },
  "vault-newer": {
    happened: "Uma versão mais recente do Switchover criou o cofre. Nada nele foi alterado.",
    remedy: "Use a versão mais recente, ou inicie com outra pasta de dados.",
  },
  "no-recovery-key": {
    happened:
      "O cofre abre com o armazenamento de chaves deste computador. Se o computador se perder, o backup do número também se perde.",
    remedy:
      "Crie uma chave de recuperação para o cofre e guarde-a longe deste computador: imprima ou salve a folha de recuperação e digite os quatro últimos caracteres dela. Sem uma chave, a migração para antes de registrar o número, até que você confirme que continua sem ela.",
  },
  "unresolved-run": {
    happened: "Uma migração anterior deste número terminou com a localização desconhecida.",
    remedy: "Faça as duas APIs responderem, para que uma delas informe a localização, e verifique novamente.",
  },
  "run-open": {
    happened: "Há uma migração deste número em aberto.",
    remedy: "Retome-a ou abandone-a e verifique novamente.",
  },
  "run-elsewhere": {
    happened: "Há uma migração deste número em aberto em outra pasta de dados.",
    remedy:
      "Retome-a na própria pasta de dados dela, ou abandone-a lá. Se essa pasta se perdeu, você pode abandoná-la a partir de qualquer outra.",
  },
  "number-busy": {
    happened: "Outro processo seu está trabalhando neste número agora.",
    remedy: "Espere o outro processo, ou encerre-o, e verifique novamente.",
  },
  "records-unusable": {
    happened: "Não se sabe se há uma migração deste número em aberto: os registros não podem ser usados.",
    remedy: "Verifique as permissões da pasta e o espaço livre no disco dela, e verifique novamente.",
  },
  "clock-skew": {
    happened: "O relógio deste computador difere dos relógios dos servidores em mais de 5 min.",
    remedy: "Faça este computador acertar o relógio por um servidor de horário.",
  },
  "password-short": {
    happened: "A senha do backup é curta.",
    remedy:
      "Deixe backupPassword fora do plano e o Switchover cria uma senha forte. Ou use 16 caracteres ou mais.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
