create trigger content_version before update
  on public.campaigns
  for each row execute function app.campaign_content_version();
