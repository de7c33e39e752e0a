/**
 * The layers of each app, lowest first. A file imports from its own layer and from lower ones. An unlisted folder is
 * above all others: it may import them, and none of them may import it.
 * @type {{ root: string, order: string[] }[]}
 */
const LAYERS = [
  {
    root: "apps/server/src",
    order: listed(`paths.ts db settings edge
      rest/request rest/catalogue rest/plan rest/sql rest
      auth/service auth/messages auth/accounts auth/factors auth/passkeys auth/providers auth/flows auth
      storage/files storage/objects storage/listing storage
      functions realtime operator-socket backup catalogue upkeep site metrics logs
      app.ts start.ts cli main.ts`),
  },
  {
    root: "apps/web/src",
    order: listed(`ui
      lib/device lib/data lib/site lib/page lib/session lib/live lib/items lib/review
      features features/classes/search features/classes/card features/classes/list features/classes/page
      app/creator-page app/race-page app/pages app/class-page app/shop-page app/routes app/background app/account
      app/shortcuts app/redesign app/frame app`),
  },
  { root: "packages/game-kit/src", order: listed("core staff stage music input shell play clip") },
];

/** @param {string} text */
function listed(text) {
  return text.split(/\s+/);
}

/**
 * The problem with an import from one layer into another, or undefined.
 * @param {string} file path from the repository's root
 * @param {string} target likewise
 * @returns {string | undefined}
 */
export function layerViolation(file, target) {
  const app = LAYERS.find(({ root }) => file.startsWith(`${root}/`) && target.startsWith(`${root}/`));
  if (app === undefined) return undefined;
  const [own, other] = [layerOf(app, file), layerOf(app, target)];
  return other.height > own.height ? `${own.name} is a lower layer than ${other.name}` : undefined;
}

/**
 * The longest listed path that contains the file.
 * @param {{ root: string, order: string[] }} app
 * @param {string} file
 */
function layerOf({ root, order }, file) {
  const local = file.slice(root.length + 1);
  const holding = order.filter((layer) => local === layer || local.startsWith(`${layer}/`));
  const name = holding.toSorted((a, b) => b.length - a.length)[0];
  return name === undefined ? { name: local, height: order.length } : { name, height: order.indexOf(name) };
}
