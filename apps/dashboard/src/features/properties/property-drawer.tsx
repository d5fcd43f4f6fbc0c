/** A property in a drawer. */
export default function PropertyDrawer({ id }: { id: string; onClose: () => void }) {
  return <p>{id}</p>;
}
