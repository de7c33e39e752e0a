import { IconButton } from "#ui/button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { toggleFavourite, useFavourites } from "#features/classes/favourite-classes.ts";

export function FavouriteButton({ id, title, isOnCard = false }: { id: string; title: string; isOnCard?: boolean }) {
  const isFavourite = useFavourites().includes(id);
  return (
    <IconButton
      className={isOnCard ? "favourite favourite--card" : "favourite"}
      label={`Favourite ${displayTitle(title)}`}
      icon="heart"
      filled={isFavourite}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(id)}
    />
  );
}
