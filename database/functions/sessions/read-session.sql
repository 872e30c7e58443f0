-- A session that the person may see, and who asks; raises NOT_FOUND.
create or replace function app.read_session(p_id uuid)
returns table (
  id uuid,
  agent text,
  tool text,
  title text,
  created_at timestamptz,
  updated_at timestamptz,
  client_id uuid,
  campaign_id uuid,
  mode text,
  subject_id uuid,
  run_status text,
  output_count integer,
  head_message_id uuid,
  last_seq bigint,
  user_id uuid
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      s.id,
      s.agent,
      s.tool,
      s.title,
      s.created_at,
      s.updated_at,
      s.client_id,
      s.campaign_id,
      s.mode,
      s.subject_id,
      s.run_status,
      s.output_count,
      s.head_message_id,
      s.last_seq,
      app.user_id()
    from app.session_rows s
    where s.org_id = app.org_id()
      and s.id = p_id
      and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.read_session to app_user;
