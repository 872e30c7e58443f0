-- Replaces a deliverable's content by what an edit made of it. A p_version that is not the row's raises
-- CONFLICT and changes nothing; p_title null keeps the title, which somebody may have given by hand.
-- p_change: how it came to be. A session that is called after its deliverable goes on being called after it.
create or replace function app.edit_output(
  p_id uuid,
  p_version integer,
  p_content jsonb,
  p_earlier_claims jsonb,
  p_title text,
  p_summary text,
  p_change text
)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform app.require_output(p_id);
  update public.agent_sessions s
  set title = left(p_title, 200)
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_id
    and s.org_id = o.org_id
    and s.id = o.session_id
    and s.title = o.title
    and p_title is not null;
  update public.agent_outputs o
  set
    content = p_content,
    earlier_claims = p_earlier_claims,
    version = o.version + 1,
    change = p_change,
    title = coalesce(left(p_title, 200), o.title),
    summary = p_summary,
    updated_at = now()
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.version = p_version;
  if not found then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
end $$;
grant execute on function app.edit_output to app_user;
