import { createTheme, type MantineColorsTuple } from "@mantine/core";

const blue: MantineColorsTuple = [
  "#eaf0ff",
  "#d3dffd",
  "#a9bff9",
  "#7b9bf6",
  "#567df2",
  "#3d69ef",
  "#2d5be3",
  "#244bc2",
  "#1d3fa3",
  "#173384",
];

// Matches the dark surfaces of tokens.css.
const dark: MantineColorsTuple = [
  "#e9eef4",
  "#cfd7e0",
  "#a2aebb",
  "#7c8896",
  "#3a4654",
  "#2c3642",
  "#212a36",
  "#19202a",
  "#10151c",
  "#0b0f15",
];

// White text on this filled red has a contrast of 6.5:1; the library's own red reaches 3.3:1.
const red: MantineColorsTuple = [
  "#fdecea",
  "#fad3d0",
  "#f5b3ae",
  "#ff9d94",
  "#f08078",
  "#d9443a",
  "#b3261e",
  "#9c1f18",
  "#841912",
  "#6b130d",
];

/**
 * The component library's theme: one accent color, the system's font, rounded corners. Colors with a
 * meaning are in tokens.css.
 */
export const theme = createTheme({
  primaryColor: "blue",
  primaryShade: { light: 6, dark: 6 },
  colors: { blue, dark, red },
  defaultRadius: "md",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "21px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  cursorType: "pointer",
  // Scrolling happens inside the frame, and locking the page would need a style sheet that its security
  // policy blocks.
  components: {
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
  respectReducedMotion: true,
  focusRing: "auto",
  autoContrast: true,
});
