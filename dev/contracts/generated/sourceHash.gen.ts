export const sourceHash =
  '75d06ef5b0c0d2cdac3df130794323ca5916c75886b4a14103ac1bdb015b7ce4'
