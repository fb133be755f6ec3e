/** Colours of one mode, by role. Text inks hold 4.5:1, control edges 3:1. */
export interface Palette {
  /** The page. */
  background: string
  /** Cards, tickets, dialogs. */
  surface: string
  /** What lies on a card: chips, chosen menu items. */
  raised: string
  /** Wells: messages to sign, chart grounds. */
  sunken: string
  text: string
  muted: string
  faint: string
  brand: string
  brandSolid: string
  onBrand: string
  /** Lime as a line or a word: "your turn" only. */
  spark: string
  sparkFill: string
  sparkInk: string
  sparkEdge: string
  success: string
  warning: string
  danger: string
  info: string
  control: string
  hairline: string
  hairlineSoft: string
  ring: string
  /** Behind a dialog. */
  veil: string
  /** Drop of a floating panel: none in the dark. */
  shadow: string
}

export const dark: Palette = {
  background: '#0E0A1A',
  surface: '#171127',
  raised: '#211838',
  sunken: '#0A0713',
  text: '#F4F0FF',
  muted: '#B8ABD9',
  faint: '#9486BA',
  brand: '#A78BFA',
  brandSolid: '#7C3AED',
  onBrand: '#FFFFFF',
  spark: '#C6FF4A',
  sparkFill: '#C6FF4A',
  sparkInk: '#17210A',
  sparkEdge: '#C6FF4A',
  success: '#4ADE9B',
  warning: '#FBBF4B',
  danger: '#FF7A90',
  info: '#6EC5FF',
  control: '#7A68AB',
  hairline: '#3A2D5C',
  hairlineSoft: '#2A2044',
  ring: '#C6FF4A',
  veil: 'rgb(5 3 11 / 0.72)',
  shadow: '0 0 0 transparent',
}

export const light: Palette = {
  background: '#FBF9FF',
  surface: '#FFFFFF',
  raised: '#F3EEFF',
  sunken: '#F6F2FE',
  text: '#1B1230',
  muted: '#554A72',
  faint: '#6B5F8A',
  brand: '#6D28D9',
  brandSolid: '#6D28D9',
  onBrand: '#FFFFFF',
  spark: '#4A6B00',
  sparkFill: '#C6FF4A',
  sparkInk: '#17210A',
  sparkEdge: '#4A6B00',
  success: '#0B7A4B',
  warning: '#8A5A00',
  danger: '#C01F45',
  info: '#0B62A8',
  control: '#8D79BD',
  hairline: '#DDD3F2',
  hairlineSoft: '#EAE3F8',
  ring: '#6D28D9',
  veil: 'rgb(27 18 48 / 0.42)',
  shadow: '0 24px 60px -30px rgb(27 18 48 / 0.35)',
}

/** High contrast: text 7:1 and more, every edge 4.5:1, nothing translucent. */
export const contrast: Palette = {
  background: '#000000',
  surface: '#0A0614',
  raised: '#181029',
  sunken: '#000000',
  text: '#FFFFFF',
  muted: '#E4DCFA',
  faint: '#CBBEEC',
  brand: '#CFBDFF',
  brandSolid: '#CFBDFF',
  onBrand: '#160832',
  spark: '#D2FF6B',
  sparkFill: '#D2FF6B',
  sparkInk: '#101800',
  sparkEdge: '#D2FF6B',
  success: '#74F2B6',
  warning: '#FFD27D',
  danger: '#FFA6B5',
  info: '#9FD8FF',
  control: '#B3A4DF',
  hairline: '#8E7FBD',
  hairlineSoft: '#8E7FBD',
  ring: '#D2FF6B',
  veil: '#000000',
  shadow: '0 0 0 transparent',
}
