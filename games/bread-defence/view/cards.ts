import { INK } from "#bread-defence/art/brush.ts";
import { mapOf, type State } from "#bread-defence/rules/state.ts";
import * as RECIPE from "#bread-defence/rules/recipes.ts";
import { cardBox } from "./layout.ts";
import { drawBoard, drawBread, drawCrumb, drawGoose, drawTower, still, write, type Pen } from "./pen.ts";
import type { Sight } from "./sight.ts";
import { recipeWords } from "./words.ts";

/** The recipes to choose from, a card each. */
export function drawCards(pen: Pen, { layout, pick, isOpen }: Sight, { offer, map }: State): void {
  if (offer.length > 0 && !isOpen) {
    const { y } = cardBox(layout, mapOf({ map }), 0);
    const box = { ...layout.map, y: y - 42, height: 40 };
    still(pen, "choose", box, y, (inside) =>
      write(inside, "Choose a recipe", box.x + box.width / 2, y - 22, 30, INK.gold),
    );
  }
  for (const [at, recipe] of offer.entries()) {
    const box = cardBox(layout, mapOf({ map }), at);
    const { x, y, width, height } = box;
    const [name, does] = recipeWords(recipe);
    still(pen, `card ${at}`, box, `${recipe} ${pick === at} ${isOpen} ${pen.isTouch}`, (inside) => {
      if (isOpen) return;
      drawBoard(inside, INK.night, [x, y, width, height], 16);
      drawBoard(inside, pick === at ? INK.gold : INK.cream, [x + 4, y + 4, width - 8, height - 9], 13);
      const [middle, top] = [x + width / 2, y + height * 0.36];
      if (recipe === RECIPE.crumbs) drawCrumb(inside, [], middle, top, { wide: 2.2 });
      else if (recipe === RECIPE.loaves) drawBread(inside, [], middle, top, { wide: 1.8 });
      else if (recipe === RECIPE.goose) drawGoose(inside, [1], middle, top);
      else drawTower(inside, recipe, 1, middle, top, 1, 1);
      write(inside, name, middle, y + height * 0.66, 22);
      inside.text(does, middle, y + height - 24, { size: 17, align: "center", colour: INK.night });
      if (!pen.isTouch) write(inside, String(at + 1), x + 20, y + 22, 22);
    });
  }
}

/** "Choose a recipe. 1: Hot coils. Toasters hit a third harder. …" */
export const sayCards = ({ pick }: Sight, { offer }: State): string =>
  pick >= 0 && pick < offer.length
    ? `Recipe ${pick + 1}: ${recipeWords(offer[pick]!).join(": ")}.`
    : `Choose a recipe. ${offer.map((recipe, at) => `${at + 1}: ${recipeWords(recipe).join(": ")}.`).join(" ")}`;
