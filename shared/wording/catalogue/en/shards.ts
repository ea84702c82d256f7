/** Containers for several shards, and what to do in which order. */
export const shards = {
  outcome: {
    ready_one: "The client is ready for {{count}} shard",
    ready_other: "The client is ready for {{count}} shards",
    "not-ready_one": "The client isn't ready for {{count}} shard",
    "not-ready_other": "The client isn't ready for {{count}} shards",
    unknown_one: "Whether the client is ready for {{count}} shard can't be told",
    unknown_other: "Whether the client is ready for {{count}} shards can't be told",
  },
  now_one: "The client reports {{count}} shard now.",
  now_other: "The client reports {{count}} shards now.",
  containers: {
    coreApps: "Core apps",
    masters: "Masters",
    found: "{{found}} of {{needed}}",
    notTold: "{{needed}} needed; not reported",
    single: "One node is enough for 1 shard.",
  },
  node: {
    title: "Nodes",
    name: "Node",
    role: "Role",
    gateway: "State",
    means: "Meaning",
    noRole: "not reported",
  },
  means: {
    serving: "serves the number",
    standby: "standby: rightly disconnected",
    starting: "starting",
    unregistered: "no number registered here",
    missing: "disconnected, but fewer nodes serve than should",
    "not-set-up": "not set up yet",
    "not-told": "can't be told",
  },
  throughput: {
    title: "Throughput in the cloud",
    rises: "HIGH is expected after a migration with these shards; now it is STANDARD.",
    drops: "STANDARD is expected after a migration with this shard; now it is HIGH.",
    stays: "It stays {{now}}.",
    "not-told":
      "{{expected}} is expected after a migration with these shards; what it is now isn't reported.",
    other: "The cloud reports {{now}}; {{expected}} is expected after a migration with these shards.",
  },
  step: {
    title: "In this order",
    cluster: "Run the client as a cluster with a primary and a secondary master.",
    database:
      "Let all containers use one database. The client doesn't report that; check it in their settings.",
    "core-apps_one": "Run {{count}} core app.",
    "core-apps_other": "Run {{count}} core apps: 1 more than shards.",
    nodes: "Check that each node answers and is set up.",
    certificate: "Download a new certificate and check it: an expired one gets the number banned.",
    register: "Register the number on-premises: with a migration, if it is in the cloud.",
    set: "Set the shards, at most 7 days after the registration. A migration to on-premises does it when the plan has them.",
    verify_one: "Check again: the client reports {{count}} shard, and one node serves.",
    verify_other:
      "Check again: the client reports {{count}} shards; as many core apps and the primary master serve.",
    throughput:
      "After a migration to the cloud, expect HIGH within 1 min. Until then requests can be rejected with 131057.",
  },
  state: {
    done: "done",
    "to-do": "to do",
    "not-told": "not reported",
  },
} as const;
