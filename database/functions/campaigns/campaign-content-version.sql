-- What follows from a change of a campaign: the version of its content, the line in its status history, and
-- news for whoever is listening.
create or replace function app.campaign_content_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (
    to_jsonb(new) - array[
      'status',
      'spent_cents',
      'priority_level',
      'tags',
      'archived_at',
      'updated_at',
      'version',
      'content_version',
      'created_by'
    ]
  ) is distinct from (
    to_jsonb(old) - array[
      'status',
      'spent_cents',
      'priority_level',
      'tags',
      'archived_at',
      'updated_at',
      'version',
      'content_version',
      'created_by'
    ]
  ) then
    new.content_version := old.content_version + 1;
  end if;
  return new;
end $$;
