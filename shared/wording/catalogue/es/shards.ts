import type { shards as english } from "../en/shards.ts";
import type { TranslationOf } from "../words.ts";

export const shards = {
  outcome: {
    ready_one: "El cliente está listo para {{count}} partición",
    ready_other: "El cliente está listo para {{count}} particiones",
    "not-ready_one": "El cliente no está listo para {{count}} partición",
    "not-ready_other": "El cliente no está listo para {{count}} particiones",
    unknown_one: "No se puede saber si el cliente está listo para {{count}} partición",
    unknown_other: "No se puede saber si el cliente está listo para {{count}} particiones",
  },
  now_one: "El cliente indica {{count}} partición ahora.",
  now_other: "El cliente indica {{count}} particiones ahora.",
  containers: {
    coreApps: "Core apps disponibles",
    masters: "Masters disponibles",
    found: "{{found}} de {{needed}}",
    notTold: "hacen falta {{needed}}; no se indican",
    single: "Un nodo basta para 1 partición.",
  },
  node: {
    title: "Nodos",
    name: "Nodo",
    role: "Función",
    gateway: "Estado",
    means: "Significado",
    noRole: "sin indicar",
  },
  means: {
    serving: "atiende el número",
    standby: "en espera: es correcto que esté desconectado",
    starting: "arrancando",
    unregistered: "aquí no hay ningún número registrado",
    missing: "desconectado, pero atienden menos nodos de los debidos",
    "not-set-up": "aún sin configurar",
    "not-told": "no se puede saber",
  },
  throughput: {
    title: "Rendimiento en la nube",
    rises: "Tras un traspaso con estas particiones se espera HIGH; ahora es STANDARD.",
    drops: "Tras un traspaso con esta partición se espera STANDARD; ahora es HIGH.",
    stays: "Sigue siendo {{now}}.",
    "not-told": "Tras un traspaso con estas particiones se espera {{expected}}; el actual no se indica.",
    other: "La nube indica {{now}}; tras un traspaso con estas particiones se espera {{expected}}.",
  },
  step: {
    title: "En este orden",
    cluster: "Use el cliente como clúster con un master principal y uno secundario.",
    database:
      "Haga que todos los contenedores usen una misma base de datos. El cliente no lo indica; compruébelo en su configuración.",
    "core-apps_one": "Use {{count}} core app.",
    "core-apps_other": "Use {{count}} core apps: 1 más que particiones.",
    nodes: "Compruebe que cada nodo responde y está configurado.",
    certificate:
      "Descargue un certificado nuevo y compruébelo: con uno caducado, la plataforma veta el número.",
    register: "Registre el número en el cliente local: con un traspaso, si está en la nube.",
    set: "Configure las particiones, como máximo 7 días después del registro. Un traspaso al cliente local lo hace si el plan las tiene.",
    verify_one: "Compruebe de nuevo: el cliente indica {{count}} partición y atiende un nodo.",
    verify_other:
      "Compruebe de nuevo: el cliente indica {{count}} particiones; atienden otras tantas core apps y el master principal.",
    throughput:
      "Tras un traspaso a la nube, espere HIGH en 1 min como máximo. Hasta entonces se pueden rechazar solicitudes con 131057.",
  },
  state: {
    done: "hecho",
    "to-do": "por hacer",
    "not-told": "sin indicar",
  },
} as const satisfies TranslationOf<"es", typeof english>;
