-- A version that waits to be read, for one reader: the oldest, those of organizations that have one being
-- read last, so that one that brought a thousand does not keep all others waiting. What a reader left
-- unfinished is answered again; after three times it is given up.
create or replace function app.claim_document()
returns table (
  org_id uuid,
  document_id uuid,
  version integer,
  kind text,
  sha256 text,
  file_name text,
  bytes integer,
  user_id uuid,
  client_id uuid
)
language plpgsql security definer set search_path = ''
as $$
begin
  update public.document_versions v
  set state = 'failed', reason = 'It could not be read: reading it ended three times.'
  where v.state = 'reading'
    and v.attempts >= 3
    and v.claimed_at < now() - interval '6 minutes';
  return query
    update public.document_versions v
    set state = 'reading', claimed_at = now(), attempts = v.attempts + 1
    from (
      select w.org_id, w.document_id, w.version
      from public.document_versions w
      where w.state = 'waiting'
        or (w.state = 'reading' and w.claimed_at < now() - interval '6 minutes')
      order by
        exists (
          select 1
          from public.document_versions r
          where r.org_id = w.org_id
            and r.state = 'reading'
            and r.claimed_at >= now() - interval '6 minutes'
        ),
        w.created_at
      limit 1
      for update skip locked
    ) next
    where v.org_id = next.org_id
      and v.document_id = next.document_id
      and v.version = next.version
    returning
      v.org_id,
      v.document_id,
      v.version,
      v.kind,
      v.sha256,
      v.file_name,
      v.bytes,
      v.added_by,
      v.client_id;
end $$;
grant execute on function app.claim_document to app_auth;
