create trigger status_changes after update of status
  on public.campaigns
  for each row
  when (old.status is distinct from new.status)
  execute function app.note_status_change();
