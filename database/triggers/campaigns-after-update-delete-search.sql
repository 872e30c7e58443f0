create trigger search after update of :campaign_fields or delete
  on public.campaigns
  for each row execute function app.index_changed('campaign');
