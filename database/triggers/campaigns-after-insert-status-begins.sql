create trigger status_begins after insert
  on public.campaigns
  for each row execute function app.note_status_change();
