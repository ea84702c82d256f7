import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { networkInputs as english } from "../en/network-inputs.ts";

/** Why serve, egress, traffic, translate and sandbox can't be carried out as they were typed. */
export const networkInputs = {
  windowNotBuilt: {
    what: "La ventana de Switchover no está compilada.",
    next: "Ejecute {{build}}, o iníciela con {{start}}.",
  },
  portUnusable: {
    what: "No se puede escuchar en el puerto {{port}} ({{code}}).",
    next: "Elija otro puerto, u omita la opción.",
  },
  somePortUnusable: {
    what: "No se puede escuchar en un puerto ({{code}}).",
    next: "Elija otro puerto, u omita la opción.",
  },
  authorityFile: {
    what: "{{file}} no tiene de 1 a 20 certificados de autoridades en PEM.",
    next: "Pida a su administrador el certificado de la autoridad de la empresa; empieza por -----BEGIN CERTIFICATE-----.",
  },
  authoritiesFixed: {
    what: "El administrador de este equipo fijó las autoridades de certificación.",
    next: "Para ver cómo:",
  },
  wayUrl: {
    what: "{{url}} no es la URL de una API.",
    next: "Indíquela como https://HOST o https://HOST:PORT, sin usuario, ? ni #. http:// solo vale para este mismo equipo.",
  },
  containerAndDocker: {
    what: "--container y --shell docker se necesitan mutuamente, y el nombre de un contenedor.",
    next: "Por ejemplo:",
  },
  tooManyHosts: {
    what: "Hay demasiados hosts: {{most}} como máximo.",
    next: "Omita algunos.",
  },
  noHostName: {
    what: "{{host}} no es un host.",
    next: "Indique nombres como chat.example, sin https:// ni puerto.",
  },
  noHostKnown: {
    what: "Todavía no se conoce ningún host.",
    next: "Indique los hosts que enumera la documentación del cliente, cada uno con --host.",
  },
  outputTooLong: {
    what: "La salida tiene más de {{most}} caracteres.",
    next: "Indique solo la salida de los comandos.",
  },
  csvOfNumber: {
    what: "Un CSV no distingue números.",
    next: "Omita --number, o indique un CSV de ese número.",
  },
  numberIdWanted: {
    what: "--number acepta el ID de un número de teléfono.",
    next: "Cópielo del plan.",
  },
  eventsUnread: {
    what: "No se leyeron las notificaciones guardadas.",
    next: "Inténtelo de nuevo.",
  },
  partiesWanted: {
    what: "Una notificación de la nube nombra el número y su cuenta, y la del cliente no los indica.",
    next: "Indique --phone-number-id, --display-phone-number y --business-account-id.",
  },
  emptyInput: {
    what: "{{file}} no contiene nada.",
    next: "Indique al menos una notificación.",
  },
  notJson: {
    what: "La notificación {{index}} de {{file}} no es JSON en UTF-8, o tiene un miembro dos veces.",
    next: "Corríjala u omítala.",
  },
  notJsonOnLine: {
    what: "La notificación {{index}} de {{file}}, en la línea {{line}}, no es JSON en UTF-8, o tiene un miembro dos veces.",
    next: "Corríjala u omítala.",
  },
  neitherShape: {
    what: "La notificación {{index}} de {{file}} no tiene la forma de ninguna de las API: falta {{cloud}}, y también faltan {{client}}.",
    next: "Omítala. Las notificaciones se cuentan desde 0.",
  },
  targetShape: {
    what: "La notificación {{index}} de {{file}} ya tiene la forma {{shape}}.",
    next: "Omítala, o use --to {{other}}. Las notificaciones se cuentan desde 0.",
  },
  secretCharacters: {
    what: "{{name}} acepta de 1 a 512 caracteres ASCII visibles.",
    next: "Corríjalo u omítalo.",
  },
  secretDigits: {
    what: "{{name}} acepta seis cifras, como texto.",
    next: "Corríjalo u omítalo.",
  },
  secretMembers: {
    what: "--secrets acepta un objeto JSON con {{names}}.",
    next: "Corríjalo u omítalo.",
  },
  folderUnwritable: {
    what: "No se puede escribir en {{folder}}: {{reason}}.",
    next: "Elija otra carpeta.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
