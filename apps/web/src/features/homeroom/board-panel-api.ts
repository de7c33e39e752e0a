/** The panel of a full board with the members of a homeroom; loaded for players only. */
export const loadBoardPanel = async () => (await import("./board-filter.tsx")).BOARD_FILTER.HomeroomPanel;
