import type { PosterExtras } from "#features/classes/page/class-frame.tsx";
import { PosterRaces } from "./poster-races.tsx";
import { PosterShow } from "./poster-show.tsx";

/** The staff on the poster of a class: they play, and can be raced. */
export const POSTER: PosterExtras = { Show: PosterShow, Races: PosterRaces };
