export const checkCauses = {
  "name-mismatch": "O certificado do servidor é para um nome diferente da URL da conexão.",
  "fingerprint-mismatch":
    "O certificado do servidor não é aquele em cuja impressão digital você confia. Nada foi enviado a ele.",
  "version-refused": "A nuvem rejeitou a versão da API do espaço de trabalho.",
  "app-differs": "O token pertence a um app diferente do definido no espaço de trabalho.",
  "brand-differs": "As permissões do token têm um prefixo da marca diferente do espaço de trabalho.",
  "serves-another-number": "O cliente local atende outro número, não este.",
  "number-differs": "O ID do número de telefone pertence a outro número.",
  "name-differs": "A nuvem informa um nome de exibição diferente do que você espera para este número.",
  "pin-not-given": "Nenhum PIN está salvo para este número.",
  "number-invalid":
    "O número não corresponde a nenhum formato de número de telefone que o Switchover conhece.",
} as const;

export const checkRemedies = {
  "name-not-found":
    "Verifique a grafia da URL no espaço de trabalho e se este computador usa o servidor DNS ou a VPN certos.",
  "connection-refused": "Verifique a porta na URL e se o servidor está em execução.",
  "proxy-unreachable":
    "Verifique a URL do proxy, no espaço de trabalho em “Rede” ou nas configurações deste computador, e se o proxy está em execução.",
  "proxy-authentication":
    "Insira a URL, o nome de usuário e a senha do proxy no espaço de trabalho, em “Rede”. Se ele quiser outro método que não Basic, teste a conexão nas configurações: o teste diz qual.",
  "proxy-unsupported":
    "Defina um proxy HTTP ou HTTPS no espaço de trabalho, em “Rede”, ou escolha nenhum proxy se o servidor puder ser alcançado sem um.",
  redirect: "Defina a URL da própria API no espaço de trabalho, depois de se certificar de que é a certa.",
  "self-signed":
    "Abra o certificado no espaço de trabalho e compare a impressão digital dele, ou use o arquivo da autoridade certificadora dele.",
  "unknown-ca":
    "Se for a autoridade da própria empresa, use o arquivo da autoridade certificadora dela no espaço de trabalho. Caso contrário, a conexão pode estar sendo interceptada: verifique primeiro o certificado com o administrador da sua rede.",
  "name-mismatch":
    "Use um dos nomes do certificado na URL, ou abra o certificado no espaço de trabalho e confie na impressão digital dele.",
  "missing-intermediate":
    "Configure o servidor para enviar a cadeia inteira, ou use o certificado que falta como arquivo de autoridade certificadora no espaço de trabalho.",
  "fingerprint-mismatch":
    "Abra o certificado no espaço de trabalho. Se ele não foi substituído de propósito, a conexão pode estar sendo interceptada.",
  "version-refused":
    "Altere a versão da API em “Nome e configurações da API” no espaço de trabalho para uma que a sua plataforma aceite.",
  "token-invalid":
    "Crie um novo token, ou verifique o nome de usuário e a senha, e salve-o no espaço de trabalho.",
  "token-expired": "Crie um novo token e salve-o no espaço de trabalho.",
  "token-ends-soon":
    "Crie um que dure pelo menos um dia, como o de um usuário do sistema, e salve-o no espaço de trabalho.",
  "app-differs":
    "Salve um token do app do espaço de trabalho, ou defina o app do token no espaço de trabalho se for o que você quer.",
  "brand-differs":
    "Altere o prefixo da marca em “Nome e configurações da API” no espaço de trabalho para aquele com que começam os nomes da sua plataforma.",
  "account-not-granted":
    "Dê ao usuário do token acesso a esta conta e crie um novo token. Ou corrija o ID da conta comercial no espaço de trabalho.",
  "password-change-required":
    "Salve uma nova senha no espaço de trabalho, nas credenciais: uma migração a define. Ou altere a primeira senha no cliente e salve a nova como senha.",
  "not-admin": "Use no espaço de trabalho as credenciais de um administrador do cliente.",
  "gateway-unregistered":
    "Certifique-se de que a URL local do espaço de trabalho é a do cliente que atende o seu número. Se o número já está na nuvem, não há nada a mover.",
  "serves-another-number":
    "Cada número precisa do próprio cliente: mantenha este número em um espaço de trabalho cuja URL local seja a do cliente dele.",
  "not-in-account":
    "Compare o ID do número e o ID da conta comercial do espaço de trabalho com o gerenciador de números da plataforma. Levar um número de uma conta a outra é uma transferência, o que o Switchover não faz.",
  "id-differs":
    "Remova o número do espaço de trabalho e importe-o da conta novamente, com o ID mostrado aqui.",
  "number-differs":
    "Remova o número do espaço de trabalho e importe-o da conta novamente, para que o ID e o número correspondam.",
  "number-not-found":
    "Compare o ID do número com o gerenciador de números da plataforma e certifique-se de que o token tem acesso à conta.",
  "number-migrated":
    "Encontre a conta que o tem agora e adicione o número a um espaço de trabalho com essa conta.",
  "name-differs":
    "Corrija o nome de exibição nas configurações de migração do número, ou descubra por que o nome é diferente antes de continuar.",
  "pin-refused-before":
    "Encontre o PIN certo, ou redefina-o com um valor diferente onde o número está agora, e salve esse nos segredos do número.",
  "pin-not-given":
    "Salve-o nos segredos do número, ou certifique-se de que a confirmação em duas etapas está desativada para o número.",
  "throughput-drops":
    "Escolha 2 ou mais fragmentos nas configurações de migração do número se precisar dessa taxa de transferência.",
  "too-few-nodes":
    "Adicione core apps até que haja um a mais do que fragmentos, ou escolha menos fragmentos nas configurações de migração do número.",
  "not-a-cluster":
    "Configure primeiro o cliente como cluster, ou escolha 1 fragmento nas configurações de migração do número.",
  "country-code-repeated":
    "Remova o número do espaço de trabalho e adicione-o novamente com o código do país uma única vez.",
  "trunk-prefix":
    "Remova o número do espaço de trabalho e adicione-o novamente sem o prefixo, como é escrito no exterior.",
  "number-invalid":
    "Compare o número com a forma como a plataforma o mostra. Se estiver errado aqui, remova-o e adicione-o novamente.",
  "disk-low": "Libere espaço em disco, ou inicie o Switchover com uma pasta de dados em outro disco.",
  "folder-read-only": "Permita que este usuário grave na pasta de dados, ou inicie o Switchover com outra.",
  "folder-moved":
    "Continue onde a cópia foi restaurada. Se ela não foi restaurada em lugar nenhum, remova a marca em Visão geral.",
  "password-short":
    "Exclua a senha de backup salva e cada migração cria uma senha forte. Ou salve uma de 16 caracteres ou mais.",
} as const;
