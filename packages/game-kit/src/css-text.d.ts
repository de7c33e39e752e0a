declare module "*.css?inline" {
  const text: string;
  export default text;
}

declare module "*.woff2?inline" {
  const dataUrl: string;
  export default dataUrl;
}
