export default function Desk() {
  return <h1>Dashboard</h1>;
}
