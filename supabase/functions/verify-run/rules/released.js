// Written by `npm run games:release`. Each import stands here by its name, so that every bundler finds it.
export const RELEASED = {
  "blink.0027527719210577": () => import("./blink.0027527719210577.js"),
  "blink.fa0614ce406e8dff": () => import("./blink.fa0614ce406e8dff.js"),
  "drift-belt.4b915ebfa7ac3482": () => import("./drift-belt.4b915ebfa7ac3482.js"),
  "drift-belt.87c29c16580e6aa8": () => import("./drift-belt.87c29c16580e6aa8.js"),
  "flip-reef.7bced2b84626be1c": () => import("./flip-reef.7bced2b84626be1c.js"),
  "gambit-lite.be8e5dc756a7df1c": () => import("./gambit-lite.be8e5dc756a7df1c.js"),
  "keystorm.d00bc34472efb071": () => import("./keystorm.d00bc34472efb071.js"),
  "lumen.08db39422fea5572": () => import("./lumen.08db39422fea5572.js"),
  "merge-garden.e6ff34f971d361de": () => import("./merge-garden.e6ff34f971d361de.js"),
  "orbit-post.6c96a737f88899d7": () => import("./orbit-post.6c96a737f88899d7.js"),
  "orbit-post.8dda10c1aee48a25": () => import("./orbit-post.8dda10c1aee48a25.js"),
  "skyhop.25f09e55a3495b54": () => import("./skyhop.25f09e55a3495b54.js"),
  "skyhop.a34bb124237803cb": () => import("./skyhop.a34bb124237803cb.js"),
  "sudoku-sprint.9bb42f1ec8cc8236": () => import("./sudoku-sprint.9bb42f1ec8cc8236.js"),
  "sumo-pucks.5c0791a3bb21f233": () => import("./sumo-pucks.5c0791a3bb21f233.js"),
  "times-tower.59452fd6ba7b5586": () => import("./times-tower.59452fd6ba7b5586.js"),
};
