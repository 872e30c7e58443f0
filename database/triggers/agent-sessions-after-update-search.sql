create trigger search after update of title, mode, deleted_at
  on public.agent_sessions
  for each row execute function app.index_session();
