-- What limits the person's organization, or who embeds its passages, has changed: whatever stood in the way
-- may be gone.
create or replace function app.resume_embedding() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update app.embedding_turns t
  set free_at = now()
  where t.org_id = app.org_id()
    and t.problem is not null;
  perform pg_notify('sextant_search', app.org_id()::text);
end $$;
