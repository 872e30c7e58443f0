create trigger withdraw_approvals after update of archived_at
  on public.campaigns
  for each row
  when (new.archived_at is not null and old.archived_at is null)
  execute function app.withdraw_when_gone();
