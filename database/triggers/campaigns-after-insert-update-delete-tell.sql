create trigger tell after insert or update or delete
  on public.campaigns
  for each row execute function app.tell_campaign_change();
