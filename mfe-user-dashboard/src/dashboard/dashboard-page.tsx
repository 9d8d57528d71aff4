export function DashboardPage() { return <h1>Hi</h1>; }
