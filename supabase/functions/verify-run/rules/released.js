// Written by `npm run games:release`. Each import stands here by its name, so that every bundler finds it.
export const RELEASED = {};
