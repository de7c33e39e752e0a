import "./chat-rooms.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { GLOBAL_ROOM, isHomeroomRoom, roomOfClass, roomPath, roomsQuery } from "./chat-api.ts";
import { ChatIcon } from "./chat-icon.tsx";

type ChatRoomsProps = {
  room: string;
  /** The title of the current room. */
  title: string;
  viewer: string | null;
  here: number | undefined;
};

/** The room switcher: a rail, or tabs on a phone. `here` is the number of people in the current room. */
export function ChatRooms({ room, title: ownTitle, viewer, here }: ChatRoomsProps) {
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  const rooms = useQuery(roomsQuery(viewer)).data;
  const list = useRef<HTMLUListElement>(null);
  const stateOf = (id: string) => rooms?.find((each) => each.id === id)?.state;
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - 24;
  }, [room]);
  const all = [
    ...(isHomeroomRoom(room) ? [{ id: room, title: ownTitle, cover: null }] : []),
    { id: GLOBAL_ROOM, title: "Global", cover: null },
    ...apps.map((app) => ({ id: roomOfClass(app.id), title: displayTitle(app.title), cover: app.icon })),
  ];
  return (
    <nav className="chat-rooms" aria-label="Rooms">
      <ul ref={list} className="chat-rooms__list">
        {all
          .filter(({ id }) => id === room || stateOf(id) !== "closed")
          .map(({ id, title, cover }) => (
            <li key={id}>
              <Link
                className="chat-rooms__link"
                to={roomPath(id)}
                replace
                aria-current={id === room ? "page" : undefined}
              >
                {cover ? (
                  <img src={smallCover(cover)} alt="" width={30} height={30} loading="lazy" />
                ) : (
                  <ChatIcon name="globe" />
                )}
                <span className="chat-rooms__title">{title}</span>
                {stateOf(id) === "read" && (
                  <>
                    <Icon name="lock" />
                    <span className="unseen">, read only</span>
                  </>
                )}
                {id === room && here !== undefined && (
                  <span className="chat-rooms__count">
                    {here}
                    <span className="unseen"> here</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The thumbnail of a class's cover. */
const smallCover = (icon: string) => icon.replace(/^(\/covers\/[\w-]+)\.svg$/, "$1.webp");
