/** The colours of an arena: pond, ripples, floor, marks on it, side of the platform, rope. */
export type Theme = {
  name: string;
  pond: string;
  ripple: string;
  floor: string;
  mark: string;
  side: string;
  rope: string;
};

export const THEMES: readonly Theme[] = [
  {
    name: "Sand ring",
    pond: "#2E8FA3",
    ripple: "#3EA3B5",
    floor: "#F4DDA8",
    mark: "#DDBE80",
    side: "#8B5C26",
    rope: "#FFF3D1",
  },
  {
    name: "Ice floe",
    pond: "#1F5F93",
    ripple: "#2F74AB",
    floor: "#E4F6FF",
    mark: "#B5DDF0",
    side: "#7FB4D1",
    rope: "#FFFFFF",
  },
  {
    name: "Rope gaps",
    pond: "#2F7D5B",
    ripple: "#3F9470",
    floor: "#F2D3B4",
    mark: "#D9AE86",
    side: "#7A4630",
    rope: "#F2594B",
  },
  {
    name: "Turntable",
    pond: "#4A3A7A",
    ripple: "#5C4B91",
    floor: "#3B3557",
    mark: "#554D78",
    side: "#211C36",
    rope: "#FFD65A",
  },
  {
    name: "Bumpers",
    pond: "#8A3A55",
    ripple: "#A04C68",
    floor: "#FFE0D0",
    mark: "#F2B8A0",
    side: "#7A2E48",
    rope: "#FFF3D1",
  },
  {
    name: "Windy roof",
    pond: "#3E6FA8",
    ripple: "#5585BD",
    floor: "#D8E3C2",
    mark: "#B5C698",
    side: "#5C6B45",
    rope: "#FFF3D1",
  },
];
