import './fonts.css.ts'
import './theme.css.ts'
import './reset.css.ts'
