create trigger withdraw_approvals after update of deleted_at
  on public.agent_outputs
  for each row
  when (new.deleted_at is not null and old.deleted_at is null)
  execute function app.withdraw_when_gone();
