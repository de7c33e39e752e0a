import { pictureOf, type ShopItem } from "#features/cosmetics/items-api.ts";

/** A small preview of a page with the item. */
export function TryOnPreview({ item }: { item: ShopItem | undefined }) {
  return (
    <div className="preview" aria-hidden="true">
      {item?.type === "background" && <img className="preview__scene" src={pictureOf(item)} alt="" />}
      <div className="preview__bar">
        {item?.type === "icon" ? <img src={pictureOf(item)} alt="" /> : <span className="preview__face" />}
        {item?.type === "badge" && <img src={pictureOf(item)} alt="" />}
        <span className="preview__name" />
        <span className="preview__coin" />
      </div>
      <div className="preview__books">
        <span />
        <span />
        <span />
      </div>
      {item?.type === "font" && <p className="preview__words">Pack my box with five dozen ducks</p>}
      {item && ["special", "cursor", "icon", "badge"].includes(item.type) && (
        <img className={`preview__item preview__item--${item.type}`} src={pictureOf(item)} alt="" />
      )}
      {!item && <img className="preview__item" src="/art/duck.svg" alt="" />}
    </div>
  );
}
