export const sourceHash =
  'ae59ff0e66088d5c0add6783953ba779352adbc43c43c4499823cc69b956e6e4'
