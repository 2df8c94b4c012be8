// The server renders the page; of this entry, browsers load only the style sheet.
import './styles/index.css';

export { ApiDocs } from './developers/api-docs/api-docs';
