/** Every address of the web app stands there, because the gateway answers the page at each of them. */
export { screens as paths } from '@tailwright/contracts/screens';
