import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { PIGEONS } from "./pigeons.ts";
import { tell, type State } from "./state.ts";
import { TOWERS } from "./towers.ts";
import * as CUE from "./cues.ts";

// In a siege every boss that is held brings a recipe, one of three. The first ones make a kind of duck stronger.

export const crumbs = TOWERS;
export const loaves = TOWERS + 1;
export const goose = TOWERS + 2;
export const RECIPES = TOWERS + 3;

const OFFERS = 3;
const STRONGER_PERCENT = 25;
const CRUMBS_PERCENT = 20;
const LOAVES_BACK = 2;
const MOST_GOOSE = 1;
/** Waves wait for the choice for so many ticks. */
export const PATIENCE = 15 * 60;
const HONK_EVERY = 60 * 60;

/** Percent of what a kind of duck does without recipes. */
export const strengthOf = ({ recipes }: State, kind: number): number => 100 + STRONGER_PERCENT * recipes[kind]!;

export function crumbsFor({ recipes }: State, kind: number): number {
  const each = PIGEONS[kind]!.crumbs;
  return each + Math.floor((each * CRUMBS_PERCENT * recipes[crumbs]!) / 100);
}

/** Ticks between two honks. */
export const honkEvery = ({ recipes }: State): number => Math.floor((HONK_EVERY * (10 - 3 * recipes[goose]!)) / 10);

/** Three recipes that help now: none for ducks that are not there, and bread only if some is lost. */
export function offerRecipes(state: State): void {
  const { seed, recipes, towers, lost } = state;
  const random = startRandom(seed, 700 + recipes.reduce((sum, each) => sum + each, 0));
  const offer = recipes.flatMap((chosen, recipe) => {
    if (recipe < TOWERS) return towers.some(({ kind }) => kind === recipe) ? [recipe] : [];
    return (recipe === loaves && lost === 0) || (recipe === goose && chosen === MOST_GOOSE) ? [] : [recipe];
  });
  while (offer.length > OFFERS) offer.splice(nextInt(random, offer.length), 1);
  state.offer = offer;
  state.offerFor = PATIENCE;
  tell(state, CUE.offer, 0, 0);
}

export function choose(state: State, place: number): void {
  const recipe = state.offer[place];
  if (recipe === undefined) return tell(state, CUE.refused, 0, 0);
  state.recipes[recipe]! += 1;
  state.offer = [];
  if (recipe === goose) state.honkIn = 0;
  for (let loaf = 0; recipe === loaves && loaf < LOAVES_BACK && state.lost > 0; loaf++) bakeLoaf(state);
  tell(state, CUE.recipe, 0, 0, recipe);
}

/** The baker replaces a loaf of those that most were lost to. */
function bakeLoaf(state: State): void {
  const most = state.lostTo.indexOf(Math.max(...state.lostTo));
  state.lostTo[most]! -= 1;
  state.lost -= 1;
  state.home += 1;
}
