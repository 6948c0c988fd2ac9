declare module '@theme/CopyPage' {
  export default function CopyPage(): React.ReactNode;
}
