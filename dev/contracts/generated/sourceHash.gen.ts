export const sourceHash =
  '92e5c70c675be79fd8de119b1f9b9c3b4a780a0946c32bd265a82872119a6039'
