/** A life buoy: what keeps you afloat while you learn to swim. */
export const iconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
  '<rect width="96" height="96" rx="24" fill="#0f2a3d"/>' +
  '<g fill="none" stroke-width="19">' +
  '<circle cx="48" cy="48" r="25.5" stroke="#fff4ea"/>' +
  '<circle cx="48" cy="48" r="25.5" stroke="#ff7a3d" stroke-dasharray="20.03 20.03" stroke-dashoffset="10.01"/>' +
  '</g>' +
  '<circle cx="48" cy="48" r="36" fill="none" stroke="#ffd9c2" stroke-width="2.5"/>' +
  '</svg>'

export const icon = `data:image/svg+xml;base64,${btoa(iconSvg)}`
