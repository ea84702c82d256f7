import { createTheme, type MantineColorsTuple } from "@mantine/core";

const blue: MantineColorsTuple = [
  "#ebf0fe",
  "#d6e0fd",
  "#bccdfa",
  "#94b2ff",
  "#5580f6",
  "#3b6af0",
  "#2354de",
  "#1b45bd",
  "#173a9e",
  "#132f80",
];

// The surfaces of tokens.css in the dark theme.
const dark: MantineColorsTuple = [
  "#eef1f6",
  "#d3d9e3",
  "#abb4c1",
  "#8d97a6",
  "#353d4a",
  "#252b35",
  "#1b2029",
  "#161a21",
  "#12161c",
  "#0b0d11",
];

// White text on the filled red reaches 6:1; on the library's own red it reaches 3.3:1.
const red: MantineColorsTuple = [
  "#fdeceb",
  "#f9d6d3",
  "#f1bdb8",
  "#ff9d93",
  "#f2766b",
  "#d6453a",
  "#bd2d23",
  "#a3251c",
  "#8a1f17",
  "#701811",
];

/** The component library's part of the design: accent, fonts, sizes and radii. The values of tokens.css come first. */
export const theme = createTheme({
  primaryColor: "blue",
  primaryShade: { light: 6, dark: 5 },
  colors: { blue, dark, red },
  defaultRadius: "md",
  fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
  fontFamilyMonospace: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "17px", xl: "28px" },
  radius: { xs: "4px", sm: "6px", md: "9px", lg: "14px", xl: "18px" },
  cursorType: "pointer",
  // The frame's content scrolls, not the page; locking the page needs a style sheet that its policy forbids.
  components: {
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
  respectReducedMotion: true,
  focusRing: "auto",
  autoContrast: true,
});
