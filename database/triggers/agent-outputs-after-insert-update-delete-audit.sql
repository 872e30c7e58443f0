create trigger audit after insert or update or delete
  on public.agent_outputs
  for each row execute function app.audit_change();
